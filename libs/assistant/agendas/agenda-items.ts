/** Of so many things a summary tells. */
const MOST_ITEMS = 30;
const LONGEST_ITEM = 200;
/** Of one that goes on, with what leads elsewhere still in it. */
const LONGEST_READ = 1_000;
/** What is longer than this goes on in the next line. */
const WHOLE_LINE = 50;

/**
 * What a meeting deals with, by the lines of its agenda: what is numbered or has a bullet, without what every meeting has. []
 * where nobody can tell what it is.
 */
export const agendaItems = (lines: readonly string[]): string[] => {
  const items: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const item = ITEM.exec(line)?.[1];
    if (item) items.push(item);
    else if (goesOn) items.push(`${items.pop()} ${line}`.slice(0, LONGEST_READ));
    goesOn = items.length > 0 && (item !== undefined || goesOn) && line.length >= WHOLE_LINE && !/[.!?]$/.test(line);
  }
  return [...new Set(items.map(clean))].filter((item) => item !== '' && !isUsual(item)).slice(0, MOST_ITEMS);
};

const ITEM = /^\s*(?:(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.)]\d{0,2}){1,3}|[a-z]\)|[•●▪◦■–*-])\s+(\S.*)$/;

/** On one line, and leading nowhere. */
const clean = (item: string): string =>
  item
    .replace(/\b(?:https?:\/\/|www\.)\S*|\S+@\S+/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ITEM);

const isUsual = (item: string): boolean => USUAL.test(item);

const USUAL =
  /^(?:call(?:ed)? to order|roll call|flag salute|salute to|pledge|moment of silence|invocation|(?:statement|notice) (?:of|under)|open public|sunshine|(?:approval of |reading of )?(?:the )?(?:minutes|agenda)\b|public comment|comments? from the public|questions from the public|adjourn|executive session|closed session|old business$|new business$|other business|any other)/i;
