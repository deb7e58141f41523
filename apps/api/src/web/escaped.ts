/** A text as it may stand in HTML and XML, in attributes too. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** As JSON within a script element: nothing in a text may end it. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
