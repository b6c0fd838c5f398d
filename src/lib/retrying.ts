/**
 * Loads a script, under another address once it has failed, which Firefox and Chromium 150 remember. Not for what others
 * import, such as React, which must not load twice.
 */
export function retrying<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined
  return () =>
    (failed ? import(/* @vite-ignore */ `${failed}?again=${Date.now()}`) : load()).catch(
      (error) => {
        failed ??= /https?:\S+\.js/.exec(String(error))?.[0]
        throw error
      },
    )
}
