-- A session of Neovim 0.7 or later with `vmgen lsp`. Usage: nvim --headless -u NONE -l neovim.lua, with VMGEN and FOLDER.
local vmgen, folder = vim.env.VMGEN, vim.env.FOLDER
local path = folder .. "/Person.vmodel"
local failures = 0

local function check(name, condition, shown)
  if condition then
    print("ok: " .. name)
  else
    failures = failures + 1
    print("FAILED: " .. name .. ": " .. vim.inspect(shown))
  end
end

local function wait(condition) return vim.wait(10000, condition, 20) end

vim.filetype.add({ extension = { vmodel = "vmodel" } })
vim.cmd("edit " .. path)
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "vmgen", cmd = { vmgen, "lsp" }, root_dir = folder })
vim.lsp.buf_attach_client(buffer, client)
check("the server starts", wait(function() return vim.lsp.buf_is_attached(buffer, client) end))

local function ask(method, line, character, more)
  local parameters = vim.tbl_extend("force", {
    textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = character },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 10000) or {}
  return answers[client] and answers[client].result
end

check("a failure is reported", wait(function() return #vim.diagnostic.get(buffer) == 1 end), vim.diagnostic.get(buffer))
check("the failure has its values", (vim.diagnostic.get(buffer)[1].message or ""):find('"Ada" is not equal to "Bob"', 1, true))

local hover = ask("hover", 3, 13)
check("hover shows the value", hover and hover.contents.value:find('"Ada"', 1, true), hover)
local definition = ask("definition", 6, 16)
check("definition finds the display", definition and definition.range.start.line == 3, definition)
local hints = ask("inlayHint", 0, 0, { range = { start = { line = 0, character = 0 }, ["end"] = { line = 9, character = 0 } } })
check("hints show values", hints and #hints == 2 and hints[2].label == '= "Ada"', hints)
local lenses = ask("codeLens", 0, 0)
check("the lens shows the result", lenses and lenses[1].command.title:find("✗ failed", 1, true), lenses)

vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '        expect title == "Ada"' })
check("the failure disappears", wait(function() return #vim.diagnostic.get(buffer) == 0 end), vim.diagnostic.get(buffer))

vim.api.nvim_buf_set_lines(buffer, 3, 4, false, { "    display title = person.nam" })
check("a mistake is reported", wait(function() return #vim.diagnostic.get(buffer) > 0 end))
local actions = ask("codeAction", 3, 0, {
  range = { start = { line = 3, character = 0 }, ["end"] = { line = 4, character = 0 } }, context = { diagnostics = {} },
})
check("the mistake has a fix", actions and #actions == 2, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
check("the fix removes it", wait(function() return #vim.diagnostic.get(buffer) == 0 end), vim.diagnostic.get(buffer))
check("the fix is right", vim.api.nvim_buf_get_lines(buffer, 3, 4, false)[1] == "    display title = person.name")

local items = ask("completion", 3, 27)
check("completion lists the fields", items and items.items[1].label == "name", items)
local renaming = ask("rename", 3, 13, { newName = "heading" })
vim.lsp.util.apply_workspace_edit(renaming, "utf-16")
check("a renaming changes all places", vim.api.nvim_buf_get_lines(buffer, 6, 7, false)[1] == '        expect heading == "Ada"')

vim.lsp.stop_client(client)
check("the server ends", wait(function() return vim.lsp.client_is_stopped(client) end))
vim.cmd(failures == 0 and "qall!" or "cquit!")
