let known: boolean | undefined;

/** Whether this browser can draw streets: asked once, as each try holds on to a part of the graphics card. */
export const hasWebGL = (): boolean => {
  known ??= ['webgl2', 'webgl'].some((kind) => document.createElement('canvas').getContext(kind) !== null);
  return known;
};
