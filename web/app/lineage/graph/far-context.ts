import { createContext } from 'react';

/** True while the zoom is too small for readable text. */
export const FarContext = createContext(false);
