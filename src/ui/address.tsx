import { Fragment } from 'react'

/** A telephone number, or an e-mail address, which breaks in front of its domain if it is too long for its line. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
