export { PdfReader } from './pdf-reader';
