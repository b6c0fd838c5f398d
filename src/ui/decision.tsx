import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Decision as DecisionWords } from '../content/services.ts'
import { Button } from './button.tsx'
import styles from './decision.module.css'
import { passFocus, result as resultMark } from './decision.ts'

type DecisionProps = {
  id?: string
  /** Who decides. */
  name: string
  decision: DecisionWords
  /** At the end of the line with the name. */
  aside?: ReactNode
  /** The index of the choice, once there is one. */
  chosen?: number | undefined
  onChoose?: (index: number) => void
  /** One or two controls, which take the place of the choices. */
  children?: ReactNode
}

/**
 * A case and two choices. The result takes the place of the case, and the controls that of the choices; what is not shown
 * keeps its space, so that nothing moves. On paper and without scripts, all of it is text.
 */
export function Decision(props: DecisionProps) {
  const { id, name, decision, aside, chosen, onChoose, children } = props
  const caseId = useId()
  const group = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice, the pressed button goes
  useEffect(() => passFocus(group.current!), [chosen])
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      ref={group}
      id={id}
      role="group"
      aria-label={name}
      aria-describedby={caseId}
      className={styles.decision}
      data-decided={chosen === undefined ? undefined : ''}
    >
      <p className={`small quiet ${styles.head}`}>
        <span>{name}</span>
        {aside && <span>{aside}</span>}
      </p>
      <div className={`lead ${styles.words}`}>
        <p id={caseId}>{decision.case}</p>
        {decision.choices.map(({ text, result }) => (
          <p key={text} {...resultMark()}>
            <b>{text}</b>
            {` ${result}`}
          </p>
        ))}
        <p role="status">{chosen !== undefined && decision.choices[chosen]!.result}</p>
      </div>
      <div className={styles.choices}>
        <div>
          {decision.choices.map(({ text }, index) => (
            <Button key={text} variant="quiet" onClick={onChoose && (() => onChoose(index))}>
              {text}
            </Button>
          ))}
        </div>
        <div>{children}</div>
      </div>
    </div>
  )
}
