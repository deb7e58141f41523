export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>Almanac API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Swagger's layout lacks a header landmark and a heading level and asks for a server; deep links would nest links in buttons, the body has no label. */
export const START = `const Sheet = ({ React: { createElement: h } }) => ({
  components: {
    Sheet: ({ getComponent, specSelectors }) => {
      const [Info, Authorize, Errors, Operations, Models] =
        ['InfoContainer', 'AuthorizeBtnContainer', 'errors', 'operations', 'Models'].map((name) => getComponent(name, true));
      const Icons = getComponent('SvgAssets');
      if (specSelectors.loadingStatus() !== 'success') return h('div', { className: 'swagger-ui' }, h(Errors));
      return h('div', { className: 'swagger-ui' },
        h(Icons),
        h('header', { className: 'wrapper' }, h(Info), h('div', { className: 'authorizing' }, h(Authorize))),
        h('main', { className: 'wrapper' }, h(Errors), h('h2', null, 'Calls'), h(Operations), h(Models)));
    },
  },
  wrapComponents: { TextArea: (Original) => (props) => h(Original, { 'aria-label': 'Request body', ...props }) },
});

SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  plugins: [Sheet],
  layout: 'Sheet',
  deepLinking: false,
  validatorUrl: null,
  docExpansion: 'list',
});
`;

export const LOOK = `.swagger-ui :focus-visible { outline: 3px solid #1a5490; outline-offset: 2px; }
.swagger-ui .info a, .swagger-ui .info .url, .swagger-ui a.link { color: #1a5490; text-decoration: underline; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #4a4a4a; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .authorizing { display: flex; justify-content: end; }
.swagger-ui .btn.authorize { color: #17603c; border-color: #17603c; }
.swagger-ui .btn.authorize svg { fill: #17603c; }
.swagger-ui .btn.cancel { color: #a11313; border-color: #a11313; }
.swagger-ui .btn.execute { background-color: #1a5490; border-color: #1a5490; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a5490; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #17603c; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #7a4a00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a11313; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b5c55; }
.swagger-ui .parameter__in, .swagger-ui .parameter__type, .swagger-ui .prop-format, .swagger-ui .parameter__extension { color: #4a4a4a; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #a11313; }
.swagger-ui .highlight-code > .microlight, .swagger-ui pre.microlight { max-height: none; overflow: visible !important; white-space: pre-wrap; overflow-wrap: anywhere; }
.swagger-ui .microlight span { color: inherit !important; }
.swagger-ui [class*='json-schema-2020-12'] { color: #3b4151; }
`;
