/** What the map's own controls say. */
export const GERMAN: Record<string, string> = {
  "AttributionControl.ToggleAttribution": "Quellen ein- und ausblenden",
  "Map.Title": "Karte",
  "Marker.Title": "Filiale",
  "NavigationControl.ResetBearing": "Nach Norden ausrichten",
  "NavigationControl.ZoomIn": "Vergrößern",
  "NavigationControl.ZoomOut": "Verkleinern",
  "CooperativeGesturesHandler.WindowsHelpText": "Mit Strg und Mausrad zoomen",
  "CooperativeGesturesHandler.MacHelpText": "Mit ⌘ und Mausrad zoomen",
  "CooperativeGesturesHandler.MobileHelpText": "Karte mit zwei Fingern bewegen",
};
