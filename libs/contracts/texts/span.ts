/** A part of a line with one format. `href` is an http(s), mailto or tel address. */
export type TextSpan = { text: string; bold?: true; italic?: true; href?: string };
