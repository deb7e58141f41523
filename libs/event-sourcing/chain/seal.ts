import { hash } from 'node:crypto';
import type { NewEvent, Position, Recorded } from '../message';

/** Facts that one seal is for at most, and how long their texts are together: one of them that was changed is found among these. */
export const PAGE_FACTS = 16;
export const PAGE_LENGTH = 256 * 1024;

/** What a chain begins with, behind a position of a log. */
export const firstSeal = (logId: string, begins: Position): string => hash('sha256', `almanac chain 1\n${logId}\n${begins}`);

/** The seal behind `texts`, which are JSON and have no line breaks. */
export const sealOf = (before: string, texts: readonly string[]): string => hash('sha256', `${before}\n${texts.join('\n')}`);

export const isFullPage = (facts: number, length: number): boolean => facts >= PAGE_FACTS || length >= PAGE_LENGTH;

/** What facts come to that stand behind a seal, `before`, and are not sealed yet: as if their last one ended a page. */
export const headBehind = (before: string, texts: readonly string[]): string => {
  let [head, page, length]: [string, string[], number] = [before, [], 0];
  for (const text of texts) {
    page.push(text);
    length += text.length;
    if (!isFullPage(page.length, length)) continue;
    [head, page, length] = [sealOf(head, page), [], 0];
  }
  return page.length > 0 ? sealOf(head, page) : head;
};

/** What the text of a fact begins with: where it stands. */
export const placeText = ({ stream, revision, position }: Pick<Recorded, 'stream' | 'revision' | 'position'>): string =>
  `{"stream":${JSON.stringify(stream)},"revision":${revision},"position":"${position}",`;

/** What it goes on with: what the fact says. */
export const saidText = ({ id, type, data, metadata }: NewEvent): string => JSON.stringify({ id, type, data, metadata }).slice(1);

/** A fact as it is sealed, position and all: as a file has it. */
export const textOf = (fact: Recorded): string => placeText(fact) + saidText(fact);
