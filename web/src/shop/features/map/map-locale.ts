import * as texts from "./map.texts";
/** Texts of maplibre's controls. */
export const GERMAN: Record<string, string> = {
  "AttributionControl.ToggleAttribution": texts.toggleSources,
  "Map.Title": texts.map,
  "Marker.Title": texts.branch,
  "NavigationControl.ResetBearing": texts.resetBearing,
  "NavigationControl.ZoomIn": texts.zoomIn,
  "NavigationControl.ZoomOut": texts.zoomOut,
  "CooperativeGesturesHandler.WindowsHelpText": texts.zoomWithControlKey,
  "CooperativeGesturesHandler.MacHelpText": texts.zoomWithCommandKey,
  "CooperativeGesturesHandler.MobileHelpText": texts.moveWithTwoFingers,
};
