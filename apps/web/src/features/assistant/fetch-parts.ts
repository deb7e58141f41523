/** One chunk: whoever sees the highlights has the rest loaded. */
export const fetchParts = () => import('./parts');
