import { createContext, useContext } from 'react';

/** False on the server and while the page takes over what the server drew, which must look the same. */
export const HydratedContext = createContext(true);

export const useHydrated = () => useContext(HydratedContext);
