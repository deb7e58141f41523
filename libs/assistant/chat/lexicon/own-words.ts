/** What looks like another form of a shorter word, and names a thing of its own: a 'musical' is no 'music', 'whiting' is not 'white'. */
export const OWN_WORDS: readonly string[] = (
  'musical postal formal animal counter quarter charter founder center member number master chapter ' +
  'housing parking whiting stocking training building landing crossing meeting evening offering booking banking hearing'
).split(' ');
