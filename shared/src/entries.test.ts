import * as bus from './bus';
import * as contracts from './contracts';
import * as http from './http';
import * as widget from './widget';

/** What micro-frontends may use. A new name here is a promise: add it on purpose. */
it.each([
  [
    'bus',
    bus,
    'browserTabLink closeSidebar createBus events lockScroll notify openSidebar publishCart scopeBus setNavigationOverlay topics withdrawNotification',
  ],
  ['http', http, 'HttpError createHttpClient isHttpError'],
  [
    'widget',
    widget,
    'PlatformProvider defineWidget embedJson formatMessage useBusEvent useIsHydrated useMessages usePlatform useTopic',
  ],
])('@fachwerk/shared/%s offers exactly these names', (_entry, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names.split(' '));
});

it('@fachwerk/shared/contracts offers exactly these names', () => {
  expect(Object.keys(contracts).sort()).toMatchInlineSnapshot(`
    [
      "AVAILABILITY_STATES",
      "AdjustedPosition",
      "Availability",
      "BasketAddForm",
      "BasketClearForm",
      "BasketEditForm",
      "BasketRemoveForm",
      "Breadcrumb",
      "CartContainer",
      "CartPosition",
      "CartSum",
      "CategoryNode",
      "CsrfToken",
      "DisplayPrice",
      "EnergyLabel",
      "ErrorBody",
      "Facet",
      "FacetValue",
      "FieldError",
      "HYDRATE_MODES",
      "HydrateMode",
      "LiveWidgets",
      "MAX_LINE_QUANTITY",
      "MAX_SEARCH_TERM_LENGTH",
      "Messages",
      "MfeVersion",
      "Navigation",
      "PageRelease",
      "PricesInfo",
      "ProductDetail",
      "ProductImage",
      "ProductList",
      "ProductTile",
      "Release",
      "ReleaseWidget",
      "SORT_ORDERS",
      "SelectedStore",
      "ShellVersion",
      "SortOrder",
      "StockErrorData",
      "UserState",
      "VariantOption",
      "Variation",
      "VersionFile",
      "WidgetRecord",
      "WishlistItem",
      "cleanSearchTerm",
      "pickWidgets",
    ]
  `);
});
