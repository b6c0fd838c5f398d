import {
  ChartLine,
  FileCheck,
  FlaskConical,
  Gauge,
  MessageCircle,
  Phone,
  Route,
  Search,
} from 'lucide'

/**
 * The icons that the content chooses from; each costs the visitor a few bytes. For another one look it up on
 * lucide.dev, import it above by its name and give it a name here.
 */
export const icons = {
  chat: MessageCircle,
  flask: FlaskConical,
  forecast: ChartLine,
  gauge: Gauge,
  phone: Phone,
  process: FileCheck,
  route: Route,
  search: Search,
}
