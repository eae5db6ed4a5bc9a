import {
  type Look,
  ON_PRIMARY,
  PRIMARY,
  QUIET,
  INK,
  SECONDARY,
  ON_SECONDARY,
  type Template,
  image,
  nameInstead,
  price,
  shape,
  text,
} from "./build";

/** For social media: a photo, one name, one price. */
export function socialTemplates(look: Look): Template[] {
  const { heading, headingWeight, body, figures, primary, secondary, paper } = look;
  const figure = { font: figures, weight: 700, lineHeight: 1.08 } as const;
  const instead = { font: heading, weight: headingWeight } as const;
  const title = { font: heading, weight: headingWeight, lineHeight: 1.08 } as const;
  return [
    {
      id: "tpl_angebot",
      identifier: "angebot-beitrag",
      name: "Angebot (Beitrag)",
      ...{ width: 1080, height: 1080, unit: "px", dpi: 96, preset: "instagram", source: "product", background: paper },
      layers: [
        shape({
          id: "grund",
          name: "Fläche hinter dem Bild",
          box: [0, 0, 1080, 650],
          fill: secondary,
          bindings: { fill: SECONDARY, isVisible: { path: "product.image", format: "empty" } },
        }),
        nameInstead({ ...instead, box: [140, 200, 800, 250], path: "product.image", size: 110 }),
        image({ id: "bild", name: "Bild", box: [0, 0, 1080, 650], bindings: { image: { path: "product.image" } } }),
        shape({
          id: "marke",
          name: "Fläche der Marke",
          box: [72, 0, 330, 96],
          fill: primary,
          bindings: { fill: PRIMARY },
        }),
        text({
          ...{ id: "shop", name: "Shop", box: [96, 20, 282, 56], ...title, size: 38, align: "center" },
          ...{
            verticalAlign: "middle",
            color: "#ffffff",
            bindings: { text: { path: "shop.name" }, color: ON_PRIMARY },
          },
        }),
        text({
          ...{ id: "name", name: "Name", box: [72, 684, 936, 166], ...title, size: 74, verticalAlign: "top" },
          ...{ color: INK, bindings: { text: { path: "product.name", fallback: "Produkt" } } },
        }),
        text({
          ...{ id: "text", name: "Beschreibung", box: [72, 866, 456, 150], font: body, size: 30, lineHeight: 1.35 },
          ...{ color: QUIET, verticalAlign: "bottom", bindings: { text: { path: "product.description" } } },
        }),
        text({
          ...{ id: "spruch", name: "Statt einer Beschreibung", box: [72, 866, 456, 150], font: body, size: 36 },
          ...{ lineHeight: 1.3, color: QUIET, verticalAlign: "bottom" },
          bindings: { text: { path: "shop.title" }, isVisible: { path: "product.description", format: "empty" } },
        }),
        price({
          ...{ id: "preis", name: "Preis", box: [552, 866, 456, 150], ...figure, size: 94, align: "right" },
          ...{ verticalAlign: "bottom", color: primary, smallSize: 0.34, missing: "auf Anfrage" },
          bindings: {
            price: { path: "product.price" },
            prefix: { path: "product.pricePrefix" },
            ...{ unitPrice: { path: "product.unitPrice" }, deposit: { path: "product.deposit" } },
            color: PRIMARY,
          },
        }),
      ],
    },
    {
      id: "tpl_story",
      identifier: "story",
      name: "Story",
      ...{ width: 1080, height: 1920, unit: "px", dpi: 96, preset: "story", source: "product", background: primary },
      layers: [
        shape({
          id: "grund",
          name: "Hintergrund",
          box: [0, 0, 1080, 1920],
          fill: primary,
          bindings: { fill: PRIMARY },
        }),
        shape({
          id: "flaeche",
          name: "Fläche hinter dem Bild",
          box: [90, 400, 900, 820],
          fill: secondary,
          radius: 36,
          bindings: { fill: SECONDARY, isVisible: { path: "product.image", format: "empty" } },
        }),
        nameInstead({ ...instead, box: [140, 680, 800, 260], path: "product.image", size: 120 }),
        image({
          id: "bild",
          name: "Bild",
          box: [90, 400, 900, 820],
          radius: 36,
          bindings: { image: { path: "product.image" } },
        }),
        text({
          ...{ id: "anlass", name: "Anlass", box: [90, 260, 900, 100], text: "Heute bei uns", ...title, size: 84 },
          ...{ verticalAlign: "bottom", color: "#ffffff", bindings: { color: ON_PRIMARY } },
        }),
        text({
          ...{ id: "name", name: "Name", box: [90, 1270, 900, 190], ...title, size: 84 },
          ...{ color: "#ffffff", bindings: { text: { path: "product.name", fallback: "Produkt" }, color: ON_PRIMARY } },
        }),
        price({
          ...{ id: "preis", name: "Preis", box: [90, 1475, 900, 155], ...figure, size: 104, smallSize: 0.36 },
          ...{ color: "#ffffff", missing: "Preis auf Anfrage" },
          bindings: {
            price: { path: "product.price" },
            prefix: { path: "product.pricePrefix" },
            ...{ unitPrice: { path: "product.unitPrice" }, deposit: { path: "product.deposit" } },
            color: ON_PRIMARY,
          },
        }),
        text({
          ...{ id: "shop", name: "Shop", box: [90, 1650, 900, 50], font: body, weight: 600, size: 36 },
          ...{ color: "#ffffff", bindings: { text: { path: "shop.name" }, color: ON_PRIMARY } },
        }),
      ],
    },
    {
      id: "tpl_kategorie",
      identifier: "kategorie-beitrag",
      name: "Kategorie (Beitrag)",
      ...{
        width: 1080,
        height: 1080,
        unit: "px",
        dpi: 96,
        preset: "instagram",
        source: "category",
        background: secondary,
      },
      layers: [
        shape({
          id: "grund",
          name: "Hintergrund",
          box: [0, 0, 1080, 1080],
          fill: secondary,
          bindings: { fill: SECONDARY },
        }),
        nameInstead({ ...instead, box: [140, 260, 800, 260], path: "category.image", size: 120 }),
        image({
          id: "bild",
          name: "Bild",
          box: [72, 72, 936, 640],
          radius: 28,
          bindings: { image: { path: "category.image" } },
        }),
        text({
          ...{ id: "name", name: "Name", box: [72, 752, 936, 170], ...title, size: 120, verticalAlign: "middle" },
          ...{
            color: "#ffffff",
            bindings: { text: { path: "category.name", fallback: "Kategorie" }, color: ON_SECONDARY },
          },
        }),
        text({
          ...{ id: "shop", name: "Shop", box: [72, 948, 936, 60], font: body, weight: 600, size: 38 },
          ...{ color: "#ffffff", bindings: { text: { path: "shop.title" }, color: ON_SECONDARY } },
        }),
      ],
    },
  ];
}
