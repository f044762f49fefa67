#include <stdlib.h>
#include <string.h>
#include <tree_sitter/parser.h>

// The order is that of `externals` in grammar.js.
enum { NEWLINE, STRING_START, STRING_TEXT, ESCAPE, INTERPOLATION_START, STRING_END, BLOCK_COMMENT, RECOVERY };

// The strings that are open, outermost first: twice the number of `#`, plus one for `"""`.
enum { MAXIMUM_DEPTH = 128 };
typedef struct {
  unsigned char count;
  unsigned char strings[MAXIMUM_DEPTH];
} Scanner;

void *tree_sitter_vmodel_external_scanner_create(void) {
  static const Scanner empty = {0};
  Scanner *scanner = malloc(sizeof(Scanner));
  if (scanner) *scanner = empty;
  return scanner;
}

void tree_sitter_vmodel_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_vmodel_external_scanner_serialize(void *payload, char *buffer) {
  Scanner *scanner = payload;
  memcpy(buffer, scanner->strings, scanner->count);
  return scanner->count;
}

void tree_sitter_vmodel_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  Scanner *scanner = payload;
  scanner->count = length < MAXIMUM_DEPTH ? length : MAXIMUM_DEPTH;
  if (scanner->count) memcpy(scanner->strings, buffer, scanner->count);
}

static bool is_line_end(int32_t c) { return c == '\n' || c == '\r'; }
static bool is_space(int32_t c) { return c == ' ' || c == '\t' || is_line_end(c); }
static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static void advance(TSLexer *lexer) { lexer->advance(lexer, false); }

// Reads a block comment after its first `/*`. Comments can be nested.
static void read_block_comment(TSLexer *lexer) {
  for (unsigned depth = 1; depth > 0 && !lexer->eof(lexer);) {
    int32_t first = lexer->lookahead;
    advance(lexer);
    if (first == '/' && lexer->lookahead == '*') {
      depth++;
      advance(lexer);
    } else if (first == '*' && lexer->lookahead == '/') {
      depth--;
      advance(lexer);
    }
  }
}

// Returns whether the text after a line end continues the statement before it.
static bool is_continuation(TSLexer *lexer) {
  for (;;) {
    while (is_space(lexer->lookahead)) advance(lexer);
    if (lexer->lookahead != '/') break;
    advance(lexer);
    if (lexer->lookahead == '/') {
      while (!is_line_end(lexer->lookahead) && !lexer->eof(lexer)) advance(lexer);
    } else if (lexer->lookahead == '*') {
      advance(lexer);
      read_block_comment(lexer);
    } else {
      return is_space(lexer->lookahead) || lexer->lookahead == '=';
    }
  }
  if (is_letter(lexer->lookahead)) {
    char word[8] = {0};
    unsigned length = 0;
    for (; is_letter(lexer->lookahead) && length < 7; advance(lexer)) word[length++] = (char)lexer->lookahead;
    bool ends = is_space(lexer->lookahead) || lexer->lookahead == '{';
    return ends && (strcmp(word, "else") == 0 || strcmp(word, "catch") == 0);
  }
  if (lexer->lookahead == '.') return true;
  unsigned length = 0;
  int32_t first = lexer->lookahead;
  for (; lexer->lookahead && strchr("+-*/%<>=!&|?:.", (int)lexer->lookahead) && lexer->lookahead < 128; length++) {
    if (length == 1 && first == '?' && lexer->lookahead == '.') return true;
    advance(lexer);
  }
  return length > 0 && is_space(lexer->lookahead);
}

static bool accept(TSLexer *lexer, unsigned symbol) {
  lexer->result_symbol = symbol;
  return true;
}

// Reads `count` signs `#`, or fewer if there are not as many.
static unsigned read_signs(TSLexer *lexer, unsigned count) {
  unsigned read = 0;
  for (; read < count && lexer->lookahead == '#'; read++) advance(lexer);
  return read;
}

static bool scan_string_start(Scanner *scanner, TSLexer *lexer) {
  unsigned signs = read_signs(lexer, 100);
  if (lexer->lookahead != '"' || scanner->count == MAXIMUM_DEPTH) return false;
  advance(lexer);
  lexer->mark_end(lexer);
  bool is_block = false;
  if (lexer->lookahead == '"') {
    advance(lexer);
    if (lexer->lookahead == '"') {
      advance(lexer);
      lexer->mark_end(lexer);
      is_block = true;
    }
  }
  scanner->strings[scanner->count++] = (unsigned char)(signs * 2 + is_block);
  return accept(lexer, STRING_START);
}

static bool end_string(Scanner *scanner, TSLexer *lexer) {
  scanner->count--;
  return accept(lexer, STRING_END);
}

// Reads text, an escape, the beginning of an interpolation or the end of the innermost string. A string of one line
// ends with its line, so that an unfinished string does not change the lines after it.
static bool scan_string(Scanner *scanner, TSLexer *lexer) {
  unsigned string = scanner->strings[scanner->count - 1];
  unsigned signs = string / 2;
  bool is_block = string & 1;
  bool has_text = false;
  for (;; has_text = true) {
    lexer->mark_end(lexer);
    if (lexer->eof(lexer) || (!is_block && is_line_end(lexer->lookahead))) {
      return has_text ? accept(lexer, STRING_TEXT) : end_string(scanner, lexer);
    }
    if (lexer->lookahead == '"') {
      unsigned quotes = 0;
      for (unsigned needed = is_block ? 3 : 1; quotes < needed && lexer->lookahead == '"'; quotes++) advance(lexer);
      if (quotes == (is_block ? 3 : 1) && read_signs(lexer, signs) == signs) {
        if (has_text) return accept(lexer, STRING_TEXT);
        lexer->mark_end(lexer);
        return end_string(scanner, lexer);
      }
    } else if (lexer->lookahead == '\\') {
      advance(lexer);
      if (read_signs(lexer, signs) < signs) continue;
      if (has_text) return accept(lexer, STRING_TEXT);
      bool is_interpolation = lexer->lookahead == '(';
      if (lexer->lookahead == 'u') {
        while (!lexer->eof(lexer) && lexer->lookahead != '}' && lexer->lookahead != '"' &&
               !is_line_end(lexer->lookahead)) {
          advance(lexer);
        }
        if (lexer->lookahead == '}') advance(lexer);
      } else if (!lexer->eof(lexer)) {
        advance(lexer);
      }
      lexer->mark_end(lexer);
      return accept(lexer, is_interpolation ? INTERPOLATION_START : ESCAPE);
    } else {
      advance(lexer);
    }
  }
}

bool tree_sitter_vmodel_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  Scanner *scanner = payload;
  if (!scanner) return false;
  if (valid[STRING_TEXT] && !valid[RECOVERY] && scanner->count > 0) return scan_string(scanner, lexer);
  while (is_space(lexer->lookahead) || lexer->lookahead == 0xFEFF) {
    bool ends_line = is_line_end(lexer->lookahead);
    if (ends_line && valid[NEWLINE]) {
      advance(lexer);
      lexer->mark_end(lexer);
      return !is_continuation(lexer) && accept(lexer, NEWLINE);
    }
    lexer->advance(lexer, true);
  }
  if (lexer->lookahead == '/') {
    advance(lexer);
    if (lexer->lookahead != '*') return false;
    advance(lexer);
    read_block_comment(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, BLOCK_COMMENT);
  }
  if (valid[STRING_START] && (lexer->lookahead == '"' || lexer->lookahead == '#')) {
    return scan_string_start(scanner, lexer);
  }
  return false;
}
