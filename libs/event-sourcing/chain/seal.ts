import { hash } from 'node:crypto';
import type { NewEvent, Position, Recorded } from '../message';

/** A changed fact can be located within these limits. */
export const MAX_FACTS_PER_SEAL = 16;
export const MAX_LENGTH_PER_SEAL = 256 * 1024;

export const firstSeal = (logId: string, begins: Position): string => hash('sha256', `almanac chain 1\n${logId}\n${begins}`);

/** `texts` are JSON without line breaks. */
export const sealOf = (before: string, texts: readonly string[]): string => hash('sha256', `${before}\n${texts.join('\n')}`);

export const isSealDue = (facts: number, length: number): boolean => facts >= MAX_FACTS_PER_SEAL || length >= MAX_LENGTH_PER_SEAL;

/** The head for facts after the seal `before` that are not sealed yet, as if the last one ended a page. */
export const headAfter = (before: string, texts: readonly string[]): string => {
  let [head, page, length]: [string, string[], number] = [before, [], 0];
  for (const text of texts) {
    page.push(text);
    length += text.length;
    if (!isSealDue(page.length, length)) continue;
    [head, page, length] = [sealOf(head, page), [], 0];
  }
  return page.length > 0 ? sealOf(head, page) : head;
};

export const positionText = ({ stream, revision, position }: Pick<Recorded, 'stream' | 'revision' | 'position'>): string =>
  `{"stream":${JSON.stringify(stream)},"revision":${revision},"position":"${position}",`;

export const contentText = ({ id, type, data, metadata }: NewEvent): string =>
  JSON.stringify({ id, type, data, metadata }).slice(1);

/** The type of a fact, without parsing it. Undefined if the text is not in the form above. */
export const typeInText = (text: string): string | undefined => {
  const start = text.indexOf(TYPE_FIELD) + TYPE_FIELD.length;
  return start < TYPE_FIELD.length ? undefined : text.slice(start, text.indexOf('"', start));
};

/** A quotation mark within a text is escaped, so this is not within the name of the stream. */
const TYPE_FIELD = '","type":"';

export const sealedTextOf = (fact: Recorded): string => positionText(fact) + contentText(fact);
