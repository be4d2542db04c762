#!/bin/sh
# Cuts the letters of our four languages out of the fonts' packages into src/fonts, without the features that no page
# uses: a first visit loads half as much. Needs pyftsubset (pip install "fonttools[woff]"). Keep src/fonts/fonts.css alike.
set -e
cd "$(dirname "$0")"

cut() {
    for font in alegreya commissioner; do
        pyftsubset "node_modules/@fontsource-variable/$font/files/$font-$1-wght-normal.woff2" --unicodes="$2" \
            --layout-features=calt,ccmp,kern,liga,lnum,locl,mark,mkmk,rvrn,tnum --name-IDs='*' --flavor=woff2 \
            --output-file="src/fonts/$font-$1.woff2"
    done
}

cut latin U+0020-007E,U+00A0-00FF,U+2010-2027,U+2039-203A,U+20AC,U+2191,U+2193,U+2212
cut latin-ext U+0104-0107,U+0118-0119,U+0141-0144,U+0150-0151,U+015A-015B,U+0170-0171,U+0179-017C
cut cyrillic U+0401,U+0410-044F,U+0451,U+2116
