import { z } from 'zod'
import { reservedPaths, shared } from './parts.ts'

/** Paths as they are in the browser, with the language. */
const path = z.string().regex(/^(\/[\w-]+)+$|^\/$/, {
  error: 'is not a path. Write one like /our-services, without .html or a slash at its end.',
})

/** Addresses that have changed: each answers with a permanent redirect to the page that is there today. */
export const redirectsSchema = shared(
  z
    .array(
      z.strictObject({
        from: path.refine(
          (from) =>
            !from.endsWith('/404') &&
            !reservedPaths.some((name) => `${from}/`.startsWith(`${name}/`)),
          { error: 'is a name that the build uses itself. Remove it.' },
        ),
        to: path,
      }),
    )
    .optional(),
)
