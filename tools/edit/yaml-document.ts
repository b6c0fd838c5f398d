import { parseDocument } from 'yaml'

/** A YAML file as the sample's are formatted. */
export const normalise = (source: string) =>
  parseDocument(source).toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
