import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Decision as DecisionWords } from '../../content/decision.ts'
import { Button } from '../../ui/button.tsx'
import styles from './decision.module.css'
import { passFocus } from './pass-focus.ts'

type DecisionProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'aria-label' | 'aria-labelledby'> & {
  decision: DecisionWords
  /** Above the case. */
  head?: ReactNode
  /** Of the choices, which then are filled, but while somebody speaks: what is filled is what is asked. */
  size?: 'large'
  /** While its call is heard, or waits (src/pages/home/your-line/answers.ts). */
  'data-call'?: 'speaks' | 'waits' | 'ends' | undefined
  onChoose: (index: number) => void
  /** The choice, where the result does not say it. */
  chosen?: string | undefined
  /** What follows from the choice, once there is one. It is announced. */
  result?: ReactNode
  /** Beside the result: what to do next. */
  children?: ReactNode
}

/**
 * A case and two choices that look alike. Once there is a result, it takes the place of the choices. Without scripts, and
 * on paper, all of it is text.
 */
export function Decision(props: DecisionProps) {
  const { decision, head, size, onChoose, chosen, result, children, ...names } = props
  const caseId = useId()
  const group = useRef<HTMLDivElement>(null)
  const isDecided = result !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: then the pressed button is gone
  useEffect(() => passFocus(group.current!), [isDecided])
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      {...names}
      ref={group}
      role="group"
      aria-describedby={caseId}
      className={`stack ${styles.decision}`}
      data-decided={isDecided || undefined}
    >
      {head}
      <p id={caseId} className={`lead ${styles.case}`}>
        {decision.case}
      </p>
      {!isDecided &&
        decision.choices.map(({ text, result }) => (
          <p key={text} className="without-script">
            <b>{text}</b>
            {` ${result}`}
          </p>
        ))}
      <div className={`overlaid ${isDecided ? '' : 'with-script'}`}>
        <div className={styles.choices}>
          {decision.choices.map(({ text }, index) => (
            <Button
              key={text}
              variant={size && names['data-call'] !== 'speaks' ? 'ink' : 'quiet'}
              size={size}
              onClick={() => onChoose(index)}
            >
              {text}
            </Button>
          ))}
        </div>
        <div className={`lead ${styles.result}`}>
          <p>
            {chosen && <b>{chosen}</b>} <span role="status">{result}</span>
          </p>
          {isDecided && children}
        </div>
      </div>
    </div>
  )
}
