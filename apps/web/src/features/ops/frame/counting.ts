export { countedWords as several, numberWords as counted } from '#libs/contracts';
