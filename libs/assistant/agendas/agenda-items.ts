const MAX_ITEMS = 30;
const MAX_ITEM_LENGTH = 200;
/** Characters of an item with its continuation lines, before URLs are removed. */
const MAX_RAW_ITEM_LENGTH = 1_000;
/** Characters. A line this long continues on the next one. */
const MIN_FULL_LINE_LENGTH = 50;

/** Without those of every meeting (roll call, minutes, adjournment). */
export const parseAgendaItems = (lines: readonly string[]): string[] => {
  const items: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const item = ITEM_LINE.exec(line)?.[1];
    if (item) items.push(item);
    else if (goesOn) items.push(`${items.pop()} ${line}`.slice(0, MAX_RAW_ITEM_LENGTH));
    goesOn = items.length > 0 && (item !== undefined || goesOn) && line.length >= MIN_FULL_LINE_LENGTH && !/[.!?]$/.test(line);
  }
  return [...new Set(items.map(cleanItem))].filter((item) => item !== '' && !isStandardItem(item)).slice(0, MAX_ITEMS);
};

const ITEM_LINE = /^\s*(?:(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.)]\d{0,2}){1,3}|[a-z]\)|[•●▪◦■–*-])\s+(\S.*)$/;

const cleanItem = (item: string): string =>
  item
    .replace(/\b(?:https?:\/\/|www\.)\S*|\S+@\S+/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ITEM_LENGTH);

const isStandardItem = (item: string): boolean => STANDARD_ITEM.test(item);

const STANDARD_ITEM =
  /^(?:call(?:ed)? to order|roll call|flag salute|salute to|pledge|moment of silence|invocation|(?:statement|notice) (?:of|under)|open public|sunshine|(?:approval of |reading of )?(?:the )?(?:minutes|agenda)\b|public comment|comments? from the public|questions from the public|adjourn|executive session|closed session|old business$|new business$|other business|any other)/i;
