/** The name on https://lucide.dev of one of Lucide’s components: `MessageCircle` is `message-circle`. */
export const iconName = (component: string) =>
  component
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)|(?<=[A-Z])(?=[A-Z])/g, '-')
    .toLowerCase()
