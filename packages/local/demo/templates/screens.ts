import {
  type Look,
  ON_PRIMARY,
  ON_SECONDARY,
  PRIMARY,
  SECONDARY,
  type Template,
  hours,
  image,
  line,
  nameInstead,
  qr,
  shape,
  table,
  text,
} from "./build";
import { menuBoard } from "./menu-board";

/** For screens in the shop. */
export function screenTemplates(look: Look): Template[] {
  const { heading, headingWeight, body, primary, secondary } = look;
  const title = { font: heading, weight: headingWeight, lineHeight: 1.08 } as const;
  const today = { font: body, weight: 700, size: 44, verticalAlign: "middle", color: "#ffffff" } as const;
  const instead = { font: heading, weight: headingWeight } as const;
  const bright = { color: "#ffffff", priceColor: "#ffffff", headingColor: "#ffffff" } as const;
  const rows = (path: string) => ({
    rows: { path },
    color: ON_SECONDARY,
    priceColor: ON_SECONDARY,
    headingColor: ON_SECONDARY,
  });
  return [
    {
      ...{ id: "tpl_tafel", identifier: "tafel-full-hd", name: "Tafel einer Kategorie (Full HD)", source: "category" },
      ...{ width: 1920, height: 1080, unit: "px", dpi: 96, preset: "fullHd", background: secondary },
      layers: [
        shape({
          id: "grund",
          name: "Hintergrund",
          box: [0, 0, 1920, 1080],
          fill: secondary,
          bindings: { fill: SECONDARY },
        }),
        shape({
          id: "flaeche",
          name: "Fläche hinter dem Bild",
          box: [0, 0, 600, 1080],
          fill: primary,
          bindings: { fill: PRIMARY },
        }),
        nameInstead({ ...instead, color: ON_PRIMARY, box: [60, 290, 480, 200], path: "category.image", size: 110 }),
        image({ id: "bild", name: "Bild", box: [0, 0, 600, 780], bindings: { image: { path: "category.image" } } }),
        text({
          ...{ id: "name", name: "Name", box: [60, 810, 480, 160], ...title, size: 84, verticalAlign: "middle" },
          ...{
            color: "#ffffff",
            bindings: { text: { path: "category.name", fallback: "Kategorie" }, color: ON_PRIMARY },
          },
        }),
        text({
          ...{ id: "shop", name: "Shop", box: [60, 984, 480, 44], font: body, weight: 600, size: 32 },
          ...{ color: "#ffffff", bindings: { text: { path: "shop.name" }, color: ON_PRIMARY } },
        }),
        table({
          ...{
            id: "produkte",
            name: "Produkte",
            box: [664, 64, 1192, 952],
            font: body,
            weight: 500,
            size: 36,
            minimumSize: 20,
            maximumSize: 64,
            isFilled: true,
          },
          ...{ columns: 2, columnGap: 72, rowGap: 20, ...bright, bindings: rows("category.products") },
        }),
      ],
    },
    menuBoard({ look, part: 1 }),
    menuBoard({ look, part: 2 }),
    {
      ...{ id: "tpl_hochkant", identifier: "tafel-hochkant", name: "Tafel hochkant", source: "category" },
      ...{ width: 1080, height: 1920, unit: "px", dpi: 96, preset: "portraitTv", background: secondary },
      layers: [
        shape({
          id: "grund",
          name: "Hintergrund",
          box: [0, 0, 1080, 1920],
          fill: secondary,
          bindings: { fill: SECONDARY },
        }),
        shape({
          id: "flaeche",
          name: "Fläche hinter dem Bild",
          box: [0, 0, 1080, 560],
          fill: primary,
          bindings: { fill: PRIMARY, isVisible: { path: "category.image", format: "empty" } },
        }),
        nameInstead({ ...instead, color: ON_PRIMARY, box: [72, 170, 936, 220], path: "category.image", size: 130 }),
        image({ id: "bild", name: "Bild", box: [0, 0, 1080, 560], bindings: { image: { path: "category.image" } } }),
        text({
          ...{ id: "name", name: "Name", box: [72, 612, 936, 130], ...title, size: 100, verticalAlign: "middle" },
          ...{
            color: "#ffffff",
            bindings: { text: { path: "category.name", fallback: "Kategorie" }, color: ON_SECONDARY },
          },
        }),
        line({
          id: "linie",
          name: "Linie",
          box: [72, 756, 160, 12],
          thickness: 8,
          color: "#ffffff",
          bindings: { color: ON_SECONDARY },
        }),
        table({
          ...{
            id: "produkte",
            name: "Produkte",
            box: [72, 810, 936, 1030],
            font: body,
            weight: 500,
            size: 36,
            minimumSize: 20,
            maximumSize: 68,
            isFilled: true,
          },
          ...{ columns: 2, columnGap: 48, rowGap: 20, ...bright, bindings: rows("category.products") },
        }),
      ],
    },
    {
      ...{ id: "tpl_willkommen", identifier: "willkommen-full-hd", name: "Willkommen (Full HD)", source: "branch" },
      ...{ width: 1920, height: 1080, unit: "px", dpi: 96, preset: "fullHd", background: primary },
      layers: [
        shape({
          id: "grund",
          name: "Hintergrund",
          box: [0, 0, 1920, 1080],
          fill: primary,
          bindings: { fill: PRIMARY },
        }),
        shape({
          id: "flaeche",
          name: "Fläche hinter dem Bild",
          box: [1060, 0, 860, 1080],
          fill: secondary,
          bindings: { fill: SECONDARY, isVisible: { path: "branch.image", format: "empty" } },
        }),
        nameInstead({ ...instead, box: [1120, 390, 740, 300], path: "branch.image", size: 150 }),
        image({ id: "bild", name: "Bild", box: [1060, 0, 860, 1080], bindings: { image: { path: "branch.image" } } }),
        text({
          ...{ id: "gruss", name: "Gruß", box: [96, 96, 868, 120], text: "Willkommen", ...title, size: 112 },
          ...{ color: "#ffffff", bindings: { color: ON_PRIMARY } },
        }),
        text({
          ...{ id: "name", name: "Filiale", box: [96, 236, 868, 70], font: body, weight: 500, size: 46 },
          ...{ color: "#ffffff", bindings: { text: { path: "branch.name" }, color: ON_PRIMARY } },
        }),
        text({
          ...{ id: "heute-text", name: "Heute (Text)", box: [96, 336, 240, 60], text: "Heute", ...today },
          bindings: { color: ON_PRIMARY, isVisible: { path: "branch.hoursToday" } },
        }),
        text({
          ...{ id: "heute", name: "Heute", box: [340, 336, 624, 60], align: "right", ...today },
          bindings: { text: { path: "branch.hoursToday" }, color: ON_PRIMARY },
        }),
        line({
          ...{ id: "linie", name: "Linie", box: [96, 402, 868, 6], thickness: 3, opacity: 0.5, color: "#ffffff" },
          bindings: { color: ON_PRIMARY, isVisible: { path: "branch.hoursToday" } },
        }),
        hours({
          ...{
            id: "zeiten",
            name: "Öffnungszeiten",
            box: [96, 424, 868, 276],
            font: body,
            weight: 600,
            size: 44,
            rowGap: 16,
          },
          ...{ color: "#ffffff", bindings: { rows: { path: "branch.openingHours" }, color: ON_PRIMARY } },
        }),
        shape({
          ...{ id: "weiss", name: "Weiß hinter dem Code", box: [96, 740, 244, 244], fill: "#ffffff", radius: 16 },
          bindings: { isVisible: { path: "branch.url" } },
        }),
        qr({ id: "code", name: "QR-Code", box: [108, 752, 220, 220], bindings: { content: { path: "branch.url" } } }),
        text({
          ...{
            id: "hinweis",
            name: "Hinweis zum Code",
            box: [380, 740, 584, 244],
            text: "Gleich hier mit dem Telefon bestellen",
          },
          ...{
            font: body,
            weight: 600,
            size: 46,
            lineHeight: 1.25,
            verticalAlign: "middle",
            color: "#ffffff",
            bindings: { color: ON_PRIMARY, isVisible: { path: "branch.url" } },
          },
        }),
      ],
    },
  ];
}
