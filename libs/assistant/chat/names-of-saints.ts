import { foldCaseAndAccents } from '#libs/contracts';

/** 'stanislaus' of 'St. Stanislaus Church Hall' */
export const saintsIn = (text: string): string[] =>
  [...foldCaseAndAccents(text).matchAll(/\b(?:st\.?|saint) (\p{L}+)/giu)].map(([, name]) => name!.toLowerCase());

/** 'St. Stan's' is St. Stanislaus, if places of the town are called after one saint of that name only. */
export const spellOutSaints = (text: string, saints: ReadonlySet<string>): string =>
  text.replace(SAINT, (phrase: string, title: string, typed: string) => {
    const name = typed.toLowerCase();
    const short = name.replace(/s$/, '');
    const meant = [...saints].filter((saint) => saint.startsWith(FULL_NAMES[short] ?? short));
    return saints.has(name) || meant.length !== 1 ? phrase : `${title} ${meant[0]}`;
  });

const SAINT = /\b(st\.?|saint) ([a-z]{3,})(?:'s)?(?![\w'])/gi;

/** Of short names that do not begin the full ones. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  ...{ joe: 'joseph', mike: 'michael', tom: 'thomas', nick: 'nicholas', tony: 'anthony', andy: 'andrew', jim: 'james' },
  ...{ kate: 'katherine', jack: 'john', steve: 'stephen', larry: 'lawrence', al: 'aloysius' },
};
