import {
  ArrowRight,
  ChartLine,
  FileCheck,
  FlaskConical,
  Gauge,
  MessageCircle,
  Phone,
  Route,
  Search,
} from 'lucide-react'

const icons = {
  arrow: ArrowRight,
  chat: MessageCircle,
  flask: FlaskConical,
  forecast: ChartLine,
  gauge: Gauge,
  phone: Phone,
  process: FileCheck,
  route: Route,
  search: Search,
} as const

export type IconName = keyof typeof icons

/** An ornament beside a text, from Lucide; only the icons named here reach the browser. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Lucide = icons[name]
  return <Lucide size={size} strokeWidth={2.25} aria-hidden="true" focusable="false" />
}
