/** What works with wishes that are kept: one file, fetched by those who have any. */
export { keepBehindOthers, keepWish } from './keep-wish';
export { emptyBox } from './kept-box';
export { shown } from './shown';
export { keepOnlyOf, takeUp } from './take-up';
