import { parseSync } from 'vite'

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree (https://github.com/estree/estree) of any shape
type Node = any

/**
 * The line, from 1, on which a value of an exported object stands; of the nearest thing around it that is
 * there, where it is not (a missing field is told at its object).
 */
export function lineOf(source: string, name: string, steps: PropertyKey[]): number | undefined {
  const { program } = parseSync('content.ts', source)
  const declared = program.body
    .flatMap((statement: Node) => statement.declaration?.declarations ?? [])
    .find((declaration: Node) => declaration.id.name === name)
  if (!declared) return undefined
  let node = bare(declared.init)
  let start = declared.start
  for (const step of steps) {
    const next = childOf(node, step)
    if (!next) break
    node = bare(next.value)
    start = next.start
  }
  return source.slice(0, start).split('\n').length
}

/** Without `as const`, `satisfies T` and brackets around it. */
function bare(node: Node): Node {
  return node?.expression ? bare(node.expression) : node
}

function childOf(node: Node, step: PropertyKey): { start: number; value: Node } | undefined {
  if (node?.type === 'ArrayExpression') {
    const element = node.elements[step as number]
    return element && { start: element.start, value: element }
  }
  const property = node?.properties?.find(
    ({ key }: Node) => key && (key.name ?? key.value) === step,
  )
  return property && { start: property.start, value: property.value }
}
