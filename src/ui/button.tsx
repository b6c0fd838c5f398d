import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Appearance = { variant?: 'ink' | 'signal' | 'on-signal' | 'quiet'; size?: 'large' | undefined }

export function Button({ variant = 'ink', size, ...rest }: ComponentProps<'button'> & Appearance) {
  return (
    <button
      type="button"
      {...rest}
      className={`hover-bar ${styles.button}`}
      data-variant={variant}
      data-size={size}
    />
  )
}

export function ButtonLink({
  variant = 'ink',
  size,
  children,
  ...rest
}: ComponentProps<'a'> & Appearance) {
  return (
    <a {...rest} className={`hover-bar ${styles.button}`} data-variant={variant} data-size={size}>
      {children}
    </a>
  )
}
