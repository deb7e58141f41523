/** Stands for what is not drawn. `height` in px. */
export const Gap = ({ height }: { height: number }) => (height > 0 ? <div aria-hidden="true" style={{ height }} /> : null);
