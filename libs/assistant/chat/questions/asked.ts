/**
 * What somebody asks, after what they asked before, and the events that an answer is to name: the beginnings of their names, each
 * with its first day where that matters ('11-21 Winter farmers market'), and no others. With '; …' at the end others may follow
 * the first, which is told first; with '…; ' before them they may stand anywhere. 'cannot' names none.
 */
export type Asked = readonly [said: string | readonly string[], expected: string];
