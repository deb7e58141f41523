export { formatCount as several, formatNumber as counted } from '#libs/contracts';
