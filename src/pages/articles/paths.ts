export const feedPath = ({ path }: { path: string }) => `${path}/feed.xml`
