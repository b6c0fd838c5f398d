import { z } from 'zod'
import { shared } from './parts.ts'

/**
 * The sections of a page, in their order. The words of one that is left out may stay in the file. The contact section,
 * which ends every page, is not in the list.
 */
export const sections = <const Name extends string>(...names: ['hero', ...Name[]]) =>
  shared(
    z
      .array(
        z.enum(names, {
          error: ({ input }) =>
            input === 'contact'
              ? 'is “contact”, which ends every page and can be neither moved nor left out. Remove it here.'
              : undefined,
        }),
      )
      .max(names.length)
      .refine(([first]) => first === 'hero', {
        error:
          'has to start with hero, which has the page’s headline. Put it back in the first place.',
      })
      .refine((list) => new Set(list).size === list.length, {
        error: 'has a section twice. Remove one.',
      }),
  )
