export const CANVAS_TEXTS = {
  name: "Seite der Vorlage",
  hint: "Punkt und Komma wählen die nächste oder vorige Ebene aus, Pfeiltasten verschieben sie, Eingabe bearbeitet Text, Fragezeichen zeigt alle Tasten. Tab verlässt die Seite.",
  menu: "Befehle",
  layersHere: "Ebenen an dieser Stelle",
  several: "Mehrere auswählen",
  editText: "Text bearbeiten",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Ganze Seite zeigen",
  actualSize: "Originalgröße (100 %)",
  zoom: (percent: number): string => `${percent} %`,
  place: ({ x, y, unit }: { x: string; y: string; unit: string }): string => `${x} / ${y} ${unit}`,
  size: ({ width, height, unit }: { width: string; height: string; unit: string }): string =>
    `${width} × ${height} ${unit}`,
  angle: (degrees: string): string => `${degrees}°`,
} as const;
