/** The text, or as many of its words as fit and an ellipsis. Of a first word that is too long itself, as many characters as fit. */
export const shortened = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = [...text];
  const begin = (length: number) => characters.slice(0, length).join('');
  let [fitting, tooLong] = [0, characters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(begin(middle) + MORE)) fitting = middle;
    else tooLong = middle;
  }
  const cut = begin(fitting);
  return (/\s/.test(characters[fitting]!) ? cut : cut.replace(/\s\S*$/, '')).trimEnd() + MORE;
};

const MORE = '…';
