import { useContent } from '../content/context.tsx'

/** Says, once on a page, that firms, people or figures are not real. */
export const SampleNote = () => (
  <p className="note quiet" data-sample="">
    {useContent().site.sample}
  </p>
)
