import { site } from '#content/site.yaml'

/** For `Intl`: language and country, such as `es-US`. */
export const locale = site.locale.replace('_', '-')
