/** A piece of a line, all of it shown alike. `href` is an address on the web, of a mailbox or of a telephone. */
export type Span = { text: string; bold?: true; italic?: true; href?: string };
