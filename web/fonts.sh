#!/bin/sh
# Cuts the letters of our four languages out of the fonts' packages into src/fonts, without the features that no page
# uses, and Alegreya in the one weight and with the one kind of figures that are shown: a first visit loads a third as
# much. Needs fonttools (pip install "fonttools[woff]"). Keep src/fonts/fonts.css alike.
set -e
cd "$(dirname "$0")"
whole=$(mktemp)
trap 'rm "$whole"' EXIT

# puts the figures that stand in columns in the place of the old-style ones
figures() {
    python3 - "$1" <<'END'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for table in font["cmap"].tables:
    for code, name in table.cmap.items():
        if f"{name}.tf" in font.getGlyphSet():
            table.cmap[code] = f"{name}.tf"
font.save(sys.argv[1])
END
}

# a font, its package's part, the letters, and what the file is called if not like the part
cut() {
    package="node_modules/@fontsource-variable/$1/files/$1-$2-wght-normal.woff2"
    case $1 in
        alegreya) fonttools varLib.instancer --quiet "$package" wght=800 --output "$whole" && figures "$whole" ;;
        commissioner) cp "$package" "$whole" ;;
    esac
    pyftsubset "$whole" --unicodes="$3" --layout-features=calt,ccmp,kern,liga,locl,mark,mkmk,rvrn \
        --name-IDs='*' --flavor=woff2 --output-file="src/fonts/$1-${4:-$2}.woff2"
}

hungarian=U+00C1,U+00C9,U+00CD,U+00D3,U+00D6,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F3,U+00F6,U+00FA,U+00FC
signs=U+00A0,U+00A7,U+00AB,U+00B0,U+00B7,U+00BB,U+00BD,U+00D7,U+2010-2014,U+2018-201E,U+2026,U+2039-203A,U+2191,U+2193,U+2212
rare=U+00A7,U+00B0,U+00BD,U+00D7,U+2010-2012,U+2018,U+201A-201B,U+2039-203A,U+2191,U+2193
polish=U+0104-0107,U+0118-0119,U+0141-0144,U+0150-0151,U+015A-015B,U+0170-0171,U+0179-017C
russian=U+0401,U+0410-044F,U+0451,U+2116
# headings in Cyrillic need figures and stops, but no Latin letters
cut alegreya latin U+0020-003B,U+003D,U+003F,U+00A0,U+00AB,U+00B7,U+00BB,U+2013-2014,U+2019,U+201C-201E,U+2026,U+2212 figures
cut alegreya latin "U+003C,U+003E,U+0040-007E,$hungarian,$rare"
cut commissioner latin "U+0020-007E,$hungarian,$signs"
for font in alegreya commissioner; do
    cut $font latin-ext $polish
    cut $font cyrillic $russian
done
