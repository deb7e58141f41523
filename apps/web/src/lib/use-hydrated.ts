import { createContext, useContext } from 'react';

/** False on the server and during hydration, when the page must look as the server drew it. */
export const HydratedContext = createContext(true);

export const useHydrated = () => useContext(HydratedContext);
