-- Shows a schema as an editor does that supports all that `vmgen lsp` offers: Neovim 0.10 shows values by itself.
local vmgen, path, cursor = vim.env.VMGEN, vim.env.SCHEMA, vim.env.CURSOR
vim.o.termguicolors, vim.o.background, vim.o.number, vim.o.signcolumn, vim.o.ruler = true, "light", true, "yes", false
vim.o.shortmess, vim.o.laststatus, vim.o.updatetime = vim.o.shortmess .. "F", 0, 100
vim.o.wrap = false
vim.filetype.add({ extension = { vmodel = "vmodel" } })
for group, color in pairs({
  Normal = { fg = "#1c1c1e", bg = "#ffffff" }, LineNr = { fg = "#a1a1a6" }, Hint = { fg = "#7a7a80", italic = true },
  Lens = { fg = "#2a6f3c" }, DiagnosticError = { fg = "#b3001b" }, DiagnosticWarn = { fg = "#8a5a00" },
  SignColumn = { bg = "#ffffff" }, EndOfBuffer = { fg = "#ffffff" }, Keyword = { fg = "#9b2393" },
  String = { fg = "#c41a16" }, Type = { fg = "#3900a0" }, Function = { fg = "#326d74" }, Comment = { fg = "#5d6c79" },
  Number = { fg = "#1c00cf" }, Boolean = { fg = "#9b2393" }, Operator = { fg = "#1c1c1e" }, Delimiter = { fg = "#1c1c1e" },
  Identifier = { fg = "#1c1c1e" }, Special = { fg = "#1c1c1e" }, Constant = { fg = "#326d74" },
}) do vim.api.nvim_set_hl(0, group, color) end

vim.cmd("edit " .. path)
local buffer = vim.api.nvim_get_current_buf()
vim.bo[buffer].swapfile = false
vim.treesitter.require_language("vmodel", vim.env.PARSER)
-- Neovim 0.7 has no colors of these names, so that an interpolation would keep those of the text around it.
for name, group in pairs({ embedded = "Normal", variable = "Identifier", ["variable.builtin"] = "Identifier" }) do
  vim.treesitter.highlighter.hl_map[name] = group
end
vim.treesitter.highlighter.new(vim.treesitter.get_parser(buffer, "vmodel"), {
  queries = { vmodel = io.open(vim.env.QUERIES .. "/highlights.scm"):read("*a") },
})
local client = vim.lsp.start_client({ name = "vmgen", cmd = { vmgen, "lsp" }, root_dir = vim.fn.fnamemodify(path, ":h") })
vim.lsp.buf_attach_client(buffer, client)
vim.wait(5000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)

local function ask(method, more)
  local parameters = vim.tbl_extend("force", { textDocument = { uri = vim.uri_from_bufnr(buffer) } }, more)
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 5000) or {}
  return answers[client] and answers[client].result or {}
end

local line, column = cursor:match("(%d+):(%d+)")
local position = { line = line - 1, character = tonumber(column) }
vim.api.nvim_win_set_cursor(0, { tonumber(line), tonumber(column) })
ask("documentHighlight", { position = position })
local space = vim.api.nvim_create_namespace("vmgen")
local count = vim.api.nvim_buf_line_count(buffer)
for _, hint in ipairs(ask("inlayHint", {
  range = { start = { line = 0, character = 0 }, ["end"] = { line = count, character = 0 } },
})) do
  vim.api.nvim_buf_set_extmark(buffer, space, hint.position.line, 0, { virt_text = { { " " .. hint.label, "Hint" } } })
end
for _, lens in ipairs(ask("codeLens", {})) do
  vim.api.nvim_buf_set_extmark(buffer, space, lens.range.start.line, 0, { virt_text = { { "  " .. lens.command.title, "Lens" } } })
end
-- The name of the example stands above, and what is false says why.
local function reason(diagnostic)
  return (diagnostic.message:gsub('^the example ".-" fails: ', ""):gsub("^the condition is false%s+help: ", ""))
end
vim.diagnostic.config({ virtual_text = { prefix = " ", spacing = 2, format = reason }, underline = true })
