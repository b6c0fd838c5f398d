import { icons } from 'lucide'
import { z } from 'zod'
import { shared } from './parts.ts'

/** The name on https://lucide.dev of one of Lucide’s components: `MessageCircle` is `message-circle`. */
const iconName = (component: string) =>
  component
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)|(?<=[A-Z])(?=[A-Z])/g, '-')
    .toLowerCase()

/** Lucide’s components by the names that https://lucide.dev gives the icons, such as `message-circle`. */
export const iconComponents = new Map(
  Object.keys(icons).map((component) => [iconName(component), component]),
)

export const icon = shared(
  z
    .string()
    .refine((name) => iconComponents.has(name), {
      error: ({ input }) =>
        `is “${input}”, which is not an icon. Use a name from https://lucide.dev/icons.`,
    })
    .meta({ enum: [...iconComponents.keys()] }),
)
