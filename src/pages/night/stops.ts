/** What stopped: the events that have a decision. */
export const stopsOf = <Event extends { decision?: unknown }>(events: Event[]) =>
  events.filter(
    (event): event is Event & { decision: NonNullable<Event['decision']> } =>
      event.decision !== undefined,
  )
