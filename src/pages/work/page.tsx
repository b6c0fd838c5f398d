import { useContent } from '../../content/context.tsx'
import { Questions } from '../../sections/questions.tsx'
import { Sections } from '../../sections/sections.tsx'
import { WorkHero } from './hero.tsx'
import { PriceBoard } from './price-board.tsx'

const sections = { hero: WorkHero, prices: PriceBoard, questions: Questions }

/** The index of the cases. Below it what a line costs, and what to ask before signing. */
export function WorkPage() {
  const { work } = useContent()
  return <Sections names={work!.sections} components={sections} />
}
