import { isPartOfHouse, isRareName } from '../places/kinds';
import { wordSet } from '../words';

/** It is a name, and not what a place is for or who comes there: many towns have a fitness center, a tennis court and a music hall. */
export const isProperName = (word: string) => isRareName(word) && !isPartOfHouse(word) && !GENERAL.has(word);

const GENERAL = wordSet(
  `activity adult adults aquatic art arts athletic athletics away auxiliary band baseball basketball bay beach biology book business busy
  cabin campus camp canal chemistry children citizens civic club college community computer conference country court courts craft creek
  culture cultural dance day dining downtown drive education educational engineering environmental equestrian event events
  exercise family farm farmers film fitness food football garden gardens golf gymnasium heritage hill hills historic historical
  history hockey home homes house ice information island kids lacrosse lake language law learning life main mall market media medical
  members men mens mill mountain museum music natural nature nursing ocean office online open performance performing picnic pine
  planetarium play playground pleasant plaza private quad race recital recreation resource restaurant running science shop
  shopping skate skating soccer social softball sport sports spring street student students studio swim swimming
  teaching team technology tech tennis test track trail trails training transit valley village virtual visitor visitors visual
  volleyball walking water welcome wellness women womens wood woods writing yoga ymca zoom`,
);
