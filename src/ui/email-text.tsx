import { Fragment } from 'react'

/** An e-mail address, which may break before its `@`. Other text is left as it is. */
export const EmailText = ({ text }: { text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
