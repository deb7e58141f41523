/** All of it is one file: whoever is told the highlights has the rest at hand. */
export const parts = () => import('./parts');
