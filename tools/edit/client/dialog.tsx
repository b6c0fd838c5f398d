import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = { heading: string; close: () => void; className?: string; children: ReactNode }

export function Dialog({ heading, close, className = 'edit-dialog', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current!.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      data-lenis-prevent
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}
