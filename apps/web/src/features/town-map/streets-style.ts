import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

export type MapColours = Readonly<Record<'land' | 'park' | 'water' | 'road' | 'line' | 'text', string>>;

export const restyle = (style: StyleSpecification, colours: MapColours): StyleSpecification => ({
  ...style,
  layers: style.layers.flatMap((layer) => restyleLayer(layer, colours)),
});

/** Applies the first matching rule, so parks stand before the layers of land use, which are removed. A rule with `paint: null` removes the layer. */
const restyleLayer = (layer: LayerSpecification, colours: MapColours): LayerSpecification | [] => {
  const rule = RULES.find(
    ({ type, sourceLayer, layerId }) =>
      type === layer.type && matches(sourceLayer, sourceLayerOf(layer)) && matches(layerId, layer.id),
  );
  if (!rule) return layer;
  return rule.paint
    ? ({ ...layer, paint: { ...paintWithoutPatterns(layer), ...rule.paint(colours) } } as LayerSpecification)
    : [];
};

type Rule = Readonly<{
  type: LayerSpecification['type'];
  sourceLayer?: RegExp;
  layerId?: RegExp;
  paint: ((colours: MapColours) => object) | null;
}>;

const RULES: readonly Rule[] = [
  { type: 'background', paint: ({ land }) => ({ 'background-color': land }) },
  { type: 'fill', sourceLayer: /^water$/, paint: ({ water }) => ({ 'fill-color': water }) },
  { type: 'fill', layerId: /park|wood|grass|green|garden|cemetery|pitch|golf/, paint: ({ park }) => ({ 'fill-color': park }) },
  { type: 'fill', sourceLayer: /^(landuse|landcover|park|building|aeroway|transportation)$/, paint: null },
  { type: 'fill-extrusion', paint: null },
  { type: 'line', sourceLayer: /^waterway$/, paint: ({ water }) => ({ 'line-color': water }) },
  { type: 'line', sourceLayer: /^transportation$/, layerId: /rail|transit/, paint: ({ line }) => ({ 'line-color': line }) },
  { type: 'line', sourceLayer: /^transportation$/, layerId: /casing|outline/, paint: null },
  { type: 'line', sourceLayer: /^transportation$/, paint: ({ road }) => ({ 'line-color': road, 'line-opacity': 1 }) },
  { type: 'line', sourceLayer: /^(boundary|park|aeroway)$/, paint: ({ line }) => ({ 'line-color': line }) },
  {
    type: 'symbol',
    paint: ({ text, land }) => ({ 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5, 'text-halo-blur': 0 }),
  },
];

const matches = (pattern: RegExp | undefined, text: string) => !pattern || pattern.test(text);

const sourceLayerOf = (layer: LayerSpecification) => ('source-layer' in layer ? (layer['source-layer'] ?? '') : '');

/** Removes patterns, outlines, gradients and translations, which would show the original style. */
const paintWithoutPatterns = ({ paint = {} }: LayerSpecification) =>
  Object.fromEntries(Object.entries(paint).filter(([name]) => !/pattern|outline|gradient|translate/.test(name)));
