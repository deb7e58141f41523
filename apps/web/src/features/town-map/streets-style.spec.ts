import type { LayerSpecification } from 'maplibre-gl';
import { restyle } from './streets-style';

const colours = { land: '#111', park: '#222', water: '#333', road: '#444', line: '#555', text: '#666' };

const painted = (layer: object) => {
  const source = { source: 'tiles', ...layer } as LayerSpecification;
  return restyle({ version: 8, sources: {}, layers: [source] }, colours).layers[0];
};

describe('The streets of a map', () => {
  it.each([
    [{ id: 'background', type: 'background', paint: { 'background-pattern': 'paper' } }, { 'background-color': '#111' }],
    [{ id: 'lake', type: 'fill', 'source-layer': 'water', paint: { 'fill-outline-color': 'red' } }, { 'fill-color': '#333' }],
    [{ id: 'landcover_wood', type: 'fill', 'source-layer': 'landcover' }, { 'fill-color': '#222' }],
    [
      { id: 'creek', type: 'line', 'source-layer': 'waterway', paint: { 'line-width': 2 } },
      { 'line-width': 2, 'line-color': '#333' },
    ],
    [
      { id: 'highway_minor', type: 'line', 'source-layer': 'transportation' },
      { 'line-color': '#444', 'line-opacity': 1 },
    ],
    [{ id: 'railway', type: 'line', 'source-layer': 'transportation' }, { 'line-color': '#555' }],
  ])('are drawn in the colours of the page: %j', (layer, paint) => expect(painted(layer)?.paint).toEqual(paint));

  it('are named in its ink', () => {
    const name = { id: 'street-name', type: 'symbol', 'source-layer': 'transportation_name' };
    expect(painted(name)?.paint).toMatchObject({ 'text-color': '#666', 'text-halo-color': '#111' });
  });

  it.each([
    { id: 'building', type: 'fill', 'source-layer': 'building' },
    { id: 'houses', type: 'fill-extrusion', 'source-layer': 'building' },
    { id: 'landuse_residential', type: 'fill', 'source-layer': 'landuse' },
    { id: 'highway_casing', type: 'line', 'source-layer': 'transportation' },
  ])('are drawn without what would hide them: %j', (layer) => expect(painted(layer)).toBeUndefined());

  it('keep what is of another kind', () => {
    const hills = { id: 'hills', type: 'hillshade', source: 'tiles', paint: { 'hillshade-exaggeration': 0.2 } };
    expect(painted(hills)).toEqual(hills);
  });
});
